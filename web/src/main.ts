import { mount } from "svelte";
import App from "./App.svelte";
import { followTheme } from "./lib/prefs.svelte";
import { followAddress } from "./lib/route.svelte";
import { firstWords } from "./lib/words.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/bands.css";
import "./styles/seats.css";
import "./styles/forced.css";

followTheme();
followAddress();
await firstWords();
const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
mount(App, { target });
