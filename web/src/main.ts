// Where the pages begin: the look, the player's language, then the page that the address names.
// App.svelte chooses the page; words/ speaks; design/ draws.
import { mount } from "svelte";

import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import App from "./App.svelte";
import { speakBrowserLanguage } from "./words/index.svelte.ts";

await speakBrowserLanguage();
mount(App, { target: document.getElementById("parlour")! });

// A browser that keeps no worker plays as well, only not without a network.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  navigator.serviceWorker.register(new URL("sw.js", document.baseURI)).catch(() => undefined);
