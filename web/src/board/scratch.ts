import "../app.css"; import { mount } from "svelte"; import S from "./Scratch.svelte"; mount(S, { target: document.getElementById("app")! });
