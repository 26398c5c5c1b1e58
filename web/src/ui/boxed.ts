// What only some tables show: all are asked at once, between turns, by open outcry, or because buildings are short.
export { default as Meeting } from './boxed/Meeting.svelte';
export { default as OutcryCard } from './boxed/OutcryCard.svelte';
export { default as PlanForm } from './boxed/PlanForm.svelte';
export { default as Stance } from './boxed/Stance.svelte';
export { default as Stock } from './boxed/Stock.svelte';
export { default as Wanted } from './boxed/Wanted.svelte';
