import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const PAGE = 65_536;

interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}
/** The part of Node's WebAssembly used here; the types of Node don't have it. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: Readonly<Record<string, unknown>> };
};

/** The functions of HarfBuzz that are used here, by their C names: every argument and result is a number or a pointer. */
export type Calls = Readonly<Record<CallName, (...args: number[]) => number>>;

type CallName =
  | 'free'
  | 'hb_blob_create'
  | 'hb_blob_destroy'
  | 'hb_blob_get_data'
  | 'hb_blob_get_length'
  | 'hb_buffer_add_utf16'
  | 'hb_buffer_create'
  | 'hb_buffer_destroy'
  | 'hb_buffer_get_glyph_infos'
  | 'hb_buffer_get_glyph_positions'
  | 'hb_buffer_get_length'
  | 'hb_buffer_guess_segment_properties'
  | 'hb_buffer_set_direction'
  | 'hb_face_collect_unicodes'
  | 'hb_face_create'
  | 'hb_face_destroy'
  | 'hb_face_reference_blob'
  | 'hb_font_create'
  | 'hb_font_destroy'
  | 'hb_font_get_glyph_h_advance'
  | 'hb_font_get_nominal_glyph'
  | 'hb_set_add'
  | 'hb_set_create'
  | 'hb_set_destroy'
  | 'hb_set_get_population'
  | 'hb_set_next_many'
  | 'hb_shape'
  | 'hb_subset_input_create_or_fail'
  | 'hb_subset_input_destroy'
  | 'hb_subset_input_glyph_set'
  | 'hb_subset_input_keep_everything'
  | 'hb_subset_input_pin_axis_location'
  | 'hb_subset_input_set'
  | 'hb_subset_input_set_flags'
  | 'hb_subset_or_fail'
  | 'malloc';

/** One of HarfBuzz's two WebAssembly files, started. Its memory is its own; nothing in it is freed that wasn't allocated here. */
export class HarfBuzz {
  private constructor(
    readonly call: Calls,
    private readonly memory: Memory,
  ) {}

  /**
   * Starts `harfbuzz` (shaping) or `harfbuzz-subset`. The package's own start-up is a module that awaits at its top level, which the tests
   * can't load; the files need no more than a heap that grows.
   */
  static start(file: 'harfbuzz' | 'harfbuzz-subset'): HarfBuzz {
    const module = new WebAssembly.Module(readFileSync(resolve(`harfbuzzjs/dist/${file}.wasm`)));
    const { exports } = new WebAssembly.Instance(
      module,
      importsOf(() => memory),
    );
    const memory = exports.memory as Memory;
    const harfbuzz = new HarfBuzz(exports as Calls, memory);
    const begin = exports._initialize ?? exports.__wasm_call_ctors;
    (begin as () => void)();
    return harfbuzz;
  }

  /** Copies bytes into the heap. The caller frees the pointer. */
  put(bytes: Uint8Array): number {
    const pointer = this.call.malloc(bytes.length);
    new Uint8Array(this.memory.buffer, pointer, bytes.length).set(bytes);
    return pointer;
  }

  /** A view on the heap, good until the next call. */
  words(pointer: number, length: number): Int32Array {
    return new Int32Array(this.memory.buffer, pointer, length);
  }

  /** A copy of a part of the heap. */
  take(pointer: number, length: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, pointer, length).slice();
  }
}

/** A four-letter tag as HarfBuzz counts it. */
export const tagOf = (name: string): number => Buffer.from(name, 'latin1').readInt32BE(0);

function importsOf(memory: () => Memory): object {
  const refuse = () => {
    throw new Error('HarfBuzz stopped.');
  };
  const grow = (size: number) => {
    const pages = Math.ceil((size - memory().buffer.byteLength) / PAGE);
    return pages <= 0 || memory().grow(pages) >= 0 ? 1 : 0;
  };
  return {
    env: { _abort_js: refuse, emscripten_resize_heap: grow, _setitimer_js: () => 0, _emscripten_runtime_keepalive_clear: () => undefined },
    wasi_snapshot_preview1: { proc_exit: refuse },
  };
}
