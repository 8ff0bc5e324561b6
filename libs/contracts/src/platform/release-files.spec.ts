import { RELEASE_FILE_ENDINGS, releaseFileProblem, releaseFileType } from './release-files.ts';

const bytes = (content: string | number[]) => Uint8Array.from(typeof content === 'string' ? Buffer.from(content) : content);
const latin = (content: string) => Uint8Array.from(Buffer.from(content, 'latin1'));
const PAGE = '<!doctype html><script>steal()</script>';
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" onload="steal()"/>';

const SOUND: Record<string, Uint8Array> = {
  'main.1a2b3c4d.js': bytes('(self.chunks = self.chunks || []).push([[1], { 2: (a) => a < 3 }]);'),
  'main.1a2b3c4d.css': bytes('@layer base { a::before { content: "<"; } }'),
  'mf-manifest.json': bytes('{"id":"mfe_priest"}'),
  'noto.woff2': latin('wOF2\x00\x01\x00\x00'),
  'lamp.png': latin('\x89PNG\r\n\x1a\n'),
  'lamp.jpg': latin('\xff\xd8\xff\xe0'),
  'lamp.jpeg': latin('\xff\xd8\xff\xdb'),
  'lamp.gif': latin('GIF89a'),
  'lamp.webp': latin('RIFF\x10\x00\x00\x00WEBPVP8 '),
  'lamp.avif': latin('\x00\x00\x00\x1cftypavif'),
  'bell.wav': latin('RIFF\x10\x00\x00\x00WAVEfmt '),
  'bell.mp3': latin('ID3\x04'),
  'bell.ogg': latin('OggS\x00'),
};

it.each(Object.keys(SOUND))('lets %s in', (name) => {
  expect(releaseFileProblem(name, SOUND[name])).toBeUndefined();
  expect(releaseFileType(name)).toMatch(/^(text\/(javascript|css)|application\/json|font\/|image\/|audio\/)/);
});

it('has a sound example of every kind', () => {
  expect(new Set(Object.keys(SOUND).map((name) => name.split('.').at(-1)))).toEqual(new Set(RELEASE_FILE_ENDINGS));
});

it.each([
  'page.html',
  'page.htm',
  'page.xhtml',
  'page.xht',
  'page.shtml',
  'page.mhtml',
  'drawing.svg',
  'drawing.svgz',
  'feed.xml',
  'style.xsl',
  'paper.pdf',
  'main.js.map',
  'main.mjs',
  'main.JS',
  'PAGE.HTML',
  'lamp.Png',
  'main.js.html',
  'lamp.png.svg',
  'main.js.gz.br',
  'page.html.br',
  'drawing.svg.gz',
  'constructor',
  'a.constructor',
  'a.__proto__',
  '.js',
  'js',
  'main.js.',
  'main.js ',
  'LICENSE.txt',
  'a',
])('refuses a file called %s', (name) => {
  expect(releaseFileProblem(name, bytes('start();'))?.sentence).toContain(`${name} can't be part of a release`);
});

it.each([
  ['main.js', PAGE],
  ['main.js', `\uFEFF \n\t${PAGE}`],
  ['main.js', DRAWING],
  ['main.js', '<?xml version="1.0"?><x/>'],
  ['main.js', '<!-- a comment -->\nsteal()'],
  ['main.js', [0xff, 0xfe, 0x3c, 0x00]],
  ['main.js', 'a\0b'],
  ['main.css', PAGE],
  ['main.css', [0xc3, 0x28]],
  ['page.html.js', PAGE],
  ['data.json', PAGE],
  ['data.json', '{"a":'],
  ['data.json', '"<html>"'],
  ['noto.woff2', PAGE],
  ['lamp.png', DRAWING],
  ['lamp.png', 'GIF89a'],
  ['lamp.gif', '/*GIF89a*/steal()'],
  ['lamp.webp', 'RIFF\x10\x00\x00\x00WAVEfmt '],
  ['bell.wav', 'RIFF\x10\x00\x00\x00WEBPVP8 '],
  ['bell.mp3', PAGE],
  ['lamp.jpg', ''],
])('refuses %s that holds %j', (name, content) => {
  expect(releaseFileProblem(name, bytes(content))?.sentence).toMatch(`${name} isn't what its name says`);
});

it('takes a picture that is a script too for a picture: sent as one, no browser runs it', () => {
  expect(releaseFileProblem('lamp.gif', bytes('GIF89a=1;steal()//'))).toBeUndefined();
  expect(releaseFileType('lamp.gif')).toBe('image/gif');
});

it('leaves what a compressed copy holds to its unpacking', () => {
  expect(releaseFileProblem('main.js.br', bytes([27, 3, 0]))).toBeUndefined();
  expect(releaseFileType('main.js.br')).toBeUndefined();
});
