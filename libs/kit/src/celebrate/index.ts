/** `@sannidhi/kit/celebrate`: the global trigger for the overlay, and how much of it and of motion this browser wants. Stateless, safe in any bundle. */
export { showCalm } from './calm-motion.ts';
export { areCelebrationsOn, type Celebration, celebrate, onCelebration } from './celebrate.ts';
