import { linksOf, piecesOf } from './broadcast-links.ts';

it('finds each address once, without what ends the sentence', () => {
  const text = 'See https://a.example/b?c=d&e=f, (https://a.example/x) and https://a.example/b?c=d&e=f. Not a.example.';
  const wording = { hi: { text: 'देखें https://a.example/hi। https://a.example/x' }, te: {} };
  expect(linksOf({ text, wording })).toEqual(['https://a.example/b?c=d&e=f', 'https://a.example/x', 'https://a.example/hi']);
});

it('leaves alone what differs for everybody, and what hides its host', () => {
  const text = 'https://a.example/{name} https://bank.example@evil.example/ https://{temple}.example javascript:alert(1)';
  expect(linksOf({ text, wording: null })).toEqual([]);
  expect(piecesOf(text)).toEqual([{ text }]);
});

it('takes a text apart and loses nothing', () => {
  const text = 'One https://a.example. Two https://b.example/\nhttps://a.example';
  const pieces = piecesOf(text);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.flatMap(({ url }) => url ?? [])).toEqual(['https://a.example', 'https://b.example/', 'https://a.example']);
});
