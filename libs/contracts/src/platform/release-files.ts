import { type Message, messagesOf } from '../message.ts';
import { remoteNoun } from './remote.noun.ts';

const say = messagesOf(remoteNoun);

/** A file type that a release may contain: its media type, and a check of the bytes. */
interface ReleaseFileKind {
  type: string;
  holds: (content: Uint8Array) => boolean;
}

const SCRIPT = { type: 'text/javascript; charset=utf-8', holds: isPlainText };
const JPEG = { type: 'image/jpeg', holds: begins(/^\xff\xd8\xff/) };

/**
 * By file extension. SVG is excluded, because it is a document that can run scripts; drawings are components. Source maps are excluded too:
 * visitors' browsers don't need them.
 */
const KINDS: Readonly<Record<string, ReleaseFileKind>> = {
  js: SCRIPT,
  css: { type: 'text/css; charset=utf-8', holds: isPlainText },
  json: { type: 'application/json; charset=utf-8', holds: isJson },
  woff2: { type: 'font/woff2', holds: begins(/^wOF2/) },
  png: { type: 'image/png', holds: begins(/^\x89PNG\r\n.\n/s) },
  jpg: JPEG,
  jpeg: JPEG,
  gif: { type: 'image/gif', holds: begins(/^GIF8[79]a/) },
  webp: { type: 'image/webp', holds: begins(/^RIFF.{4}WEBP/s) },
  avif: { type: 'image/avif', holds: begins(/^.{4}ftypavi[fs]/s) },
  wav: { type: 'audio/wav', holds: begins(/^RIFF.{4}WAVE/s) },
  mp3: { type: 'audio/mpeg', holds: begins(/^(ID3|\xff[\xfb\xf3\xf2])/) },
  ogg: { type: 'audio/ogg', holds: begins(/^OggS/) },
};

/** A copy that the build compressed in advance; verified by unpacking it. */
export const COMPRESSED_COPY = /\.(br|gz)$/;
/** Allowed file extensions, without the dot. */
export const RELEASE_FILE_ENDINGS: readonly string[] = Object.keys(KINDS);

/** The media type a release's file is sent with, based on its name; undefined for files that no release may contain. */
export const releaseFileType = (name: string): string | undefined => kindOf(name)?.type;

/**
 * Why a file may not be part of a release, as a message; undefined if it may. Its content has to match its name: by the first bytes, or as
 * text without markup. Without `content`, and for compressed copies, only the name is checked.
 */
export function releaseFileProblem(name: string, content?: Uint8Array): Message | undefined {
  const kind = kindOf(name.replace(COMPRESSED_COPY, ''));
  if (!kind) return say('remote.file-ending', { file: name, endings: RELEASE_FILE_ENDINGS.map((ending) => `.${ending}`).join(', ') });
  if (!content || COMPRESSED_COPY.test(name) || kind.holds(content)) return undefined;
  return say('remote.file-content', { file: name, type: kind.type.replace(/;.*/, '') });
}

function kindOf(name: string): ReleaseFileKind | undefined {
  const ending = /[^.]\.([a-z\d]+)$/.exec(name)?.[1] ?? '';
  return Object.hasOwn(KINDS, ending) ? KINDS[ending] : undefined;
}

const LONGEST_START = 16;

function begins(start: RegExp) {
  return (content: Uint8Array): boolean => start.test(String.fromCharCode(...content.subarray(0, LONGEST_START)));
}

function textOf(content: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
}

/** UTF-8 that no browser could interpret as HTML, SVG or XML: neither scripts nor styles begin with an angle bracket. */
function isPlainText(content: Uint8Array): boolean {
  const text = textOf(content);
  return text !== undefined && !/^[\s\uFEFF]*</.test(text) && !text.includes('\0');
}

function isJson(content: Uint8Array): boolean {
  try {
    return typeof JSON.parse(textOf(content) ?? '') === 'object';
  } catch {
    return false;
  }
}
