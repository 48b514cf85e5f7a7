import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is built into build/web; hatch_build.py puts it into the wheel from there.
export default defineConfig({
  plugins: [svelte()],
  base: "./", // the server says where the page lies, which may be under a path of its host
  build: {
    outDir: "../build/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or styles
    reportCompressedSize: true,
  },
  server: {
    // `npm run dev` beside a running `galapagos serve`
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/art": "http://127.0.0.1:8000",
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
    fs: { allow: [".."] },
  },
});
