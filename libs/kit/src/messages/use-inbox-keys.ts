import { type RefObject, useEffect, useRef } from 'react';

interface InboxKeys {
  /** The list and the conversation. */
  root: RefObject<HTMLElement | null>;
  opened: string | undefined;
  lettersOn: boolean;
  open: (id: string | undefined) => void;
  help: () => void;
}

/** The inbox by keyboard: j and k or arrows walk, r replies, e resolves, l labels, ? explains, Escape closes. Off while someone types or a menu is open. */
export function useInboxKeys(given: InboxKeys): void {
  const latest = useRef(given);
  latest.current = given;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      if (act(event.key, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Returns the focus to the row of a conversation that was closed. */
export function useFocusOnRow(root: RefObject<HTMLElement | null>, opened: string | undefined): void {
  const before = useRef(opened);
  useEffect(() => {
    if (!opened && before.current) rowOf(root, before.current)?.focus();
    before.current = opened;
  }, [root, opened]);
}

function act(key: string, { root, opened, lettersOn, open, help }: InboxKeys): boolean {
  if (key === 'Escape' && opened) {
    open(undefined);
    return true;
  }
  if (key === '?') {
    help();
    return true;
  }
  const step = STEPS[key];
  if (step && (lettersOn || key.length > 1)) return walk(root, opened, step, open);
  return lettersOn && PRESSED.includes(key) && press(root, key);
}

const PRESSED: readonly string[] = ['r', 'e', 'l'];
const STEPS: Partial<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** To the neighbor of the open conversation, which opens, or of the focused row; without either, to the first. */
function walk(root: InboxKeys['root'], opened: string | undefined, step: 1 | -1, open: InboxKeys['open']): boolean {
  const rows = rowsIn(root);
  const focused = rows.indexOf(document.activeElement as HTMLElement);
  // The arrows scroll what is read.
  if (opened && focused < 0 && isInLog(document.activeElement)) return false;
  const at = focused >= 0 ? focused : rows.findIndex(({ dataset }) => dataset.conversation === opened);
  const next = at < 0 ? rows[0] : rows[at + step];
  if (!next) return false;
  if (opened && focused < 0) open(next.dataset.conversation);
  else next.focus();
  return true;
}

/** Presses, or for a field focuses, what declares the key. */
function press(root: InboxKeys['root'], key: string): boolean {
  const target = root.current?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
  if (target?.matches('textarea, input')) target.focus();
  else target?.click();
  return target !== null && target !== undefined;
}

const rowsIn = (root: InboxKeys['root']): HTMLElement[] => [
  ...(root.current?.querySelectorAll<HTMLElement>('button[data-conversation]') ?? []),
];
const rowOf = (root: InboxKeys['root'], id: string) => rowsIn(root).find(({ dataset }) => dataset.conversation === id);
const isInLog = (element: Element | null): boolean => element?.closest('[role="log"]') !== null;
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !== null;
