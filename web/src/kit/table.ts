/** How a drawing finds the table it lies on, without being handed everything from one component to the next. */
import { getContext, setContext } from "svelte";
import type { Given } from "../games/contract.ts";

const KEY = Symbol("table");

/** Called once by whoever lays the table. */
export const layTable = (given: Given): void => void setContext(KEY, given);

/** What is seen and asked here. Call while a component initialises; what is read of it follows the table. */
export const atTable = <View = unknown>(): Given<View> => getContext<Given<View>>(KEY);
