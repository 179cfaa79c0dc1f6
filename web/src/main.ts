import { mount } from "svelte";
import "./kit/base.css";
import App from "./App.svelte";
import { keepPreferences } from "./shell/preferences.svelte.ts";
import { enter } from "./shell/session.svelte.ts";
import { speakAsBefore } from "./text/texts.svelte.ts";

keepPreferences();
await speakAsBefore();
void enter();

const target = document.getElementById("app");
if (target) mount(App, { target });
