import { mount } from "svelte";
import "./kit/base.css";
import "./shell/pages.css";
import App from "./App.svelte";
import { keepPreferences } from "./shell/preferences.svelte.ts";
import { settleIn } from "./shell/push.ts";
import { enter } from "./shell/session.svelte.ts";
import { followMe } from "./shell/wishes.svelte.ts";
import { speakAsBefore } from "./text/texts.svelte.ts";

keepPreferences();
await speakAsBefore();
void enter();
followMe();
settleIn();

const target = document.getElementById("app");
if (target) mount(App, { target });
