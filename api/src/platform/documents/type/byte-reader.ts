/** Reads big-endian numbers one after the other. */
export class ByteReader {
  constructor(
    private readonly bytes: Uint8Array,
    public at = 0,
  ) {}

  byte(): number {
    return this.bytes[this.at++] ?? 0;
  }

  /** Unsigned, 16 bits. */
  short(): number {
    return (this.byte() << 8) | this.byte();
  }

  /** Signed, 16 bits. */
  signed(): number {
    return (this.short() << 16) >> 16;
  }

  text(length: number): string {
    return String.fromCharCode(...this.take(length));
  }

  take(length: number): Uint8Array {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  /** WOFF 2.0, section 4.1: seven bits a byte, the highest first. */
  base128(): number {
    let value = 0;
    for (;;) {
      const byte = this.byte();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  }

  /** WOFF 2.0, section 4.1: a number that usually fits one byte. */
  short255(): number {
    const code = this.byte();
    if (code === 253) return this.short();
    if (code === 254) return this.byte() + 506;
    return code === 255 ? this.byte() + 253 : code;
  }
}
