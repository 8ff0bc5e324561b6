import { fieldsIn, nextOpen } from './canned-fields.ts';

const TEMPLATE = 'Namaste {name}, come at {time}. {me}';
const shown = (text: string) => fieldsIn(text, TEMPLATE).map(({ start, end, isOpen }) => [text.slice(start, end), isOpen]);

it('finds what is filled and what is open, also when something was written around it', () => {
  expect(shown('Namaste Meera, come at {time}. Nandini')).toEqual([
    ['Meera', false],
    ['{time}', true],
    ['Nandini', false],
  ]);
  expect(shown('Hello!\nNamaste Meera, come at 6:30 PM. Nandini\nBye')).toEqual([
    ['Meera', false],
    ['6:30 PM', false],
    ['Nandini', false],
  ]);
});

it('still finds open ones where the words around them were changed', () => {
  expect(shown('Dear Meera! Do come at {time}, please')).toEqual([['{time}', true]]);
  expect(shown('Something else')).toEqual([]);
});

it('leads from one open field to the next', () => {
  const text = 'On {day} at {time}';
  const fields = fieldsIn(text, text);
  expect(nextOpen(fields, 0)?.start).toBe(3);
  expect(nextOpen(fields, 4)?.start).toBe(12);
  expect(nextOpen(fields, 13)).toBeUndefined();
});
