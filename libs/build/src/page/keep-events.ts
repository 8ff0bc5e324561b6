/** The id of the script below: the server finds it by this id and allows exactly this script. */
export const KEEP_EVENTS_ID = 'keep-events';

/**
 * Runs before a painted screen can be used, and keeps what is sent, chosen and pressed until the early script takes it over with
 * `sannidhiKept()`; see `shell/src/early/kept-events.ts`. Inline, because what a person does in the time a file takes would be lost.
 */
export const KEEP_EVENTS = [
  '(function(k,t,h){h=function(e){k.push(e);if(e.type==t[0])e.preventDefault()};',
  't.forEach(function(n){addEventListener(n,h)});',
  'window.sannidhiKept=function(){t.forEach(function(n){removeEventListener(n,h)});return k}',
  "})([],['submit','change','click'])",
].join('');
