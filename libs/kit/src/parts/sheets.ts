/** A priest’s sheet, and what a device keeps for its temple without a network. */

export { dequeue, enqueue, type Queued, queued } from '../offline/device-queue.ts';
export { forgetOnDevice, keepOnDevice, keptOnDevice } from '../offline/kept-on-device.ts';
export { useKeptOffline } from '../offline/use-kept-offline.ts';
export { nameKey, SankalpamNames } from '../sheet/sankalpam-names.tsx';
export { ScriptChoice } from '../sheet/script-choice.tsx';
