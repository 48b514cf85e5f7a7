import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "node",
    // The files share what they import: to read all of it anew for each took two thirds of the time.
    isolate: false,
    // Against what hangs: no test is about how fast the machine is today.
    testTimeout: 300_000,
  },
});
