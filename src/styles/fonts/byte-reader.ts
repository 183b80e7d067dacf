/** Reads the big-endian numbers of font files one after another. */
export class ByteReader {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  position = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  u8(): number {
    return this.#view.getUint8(this.position++)
  }

  u16(): number {
    this.position += 2
    return this.#view.getUint16(this.position - 2)
  }

  i16(): number {
    this.position += 2
    return this.#view.getInt16(this.position - 2)
  }

  u32(): number {
    this.position += 4
    return this.#view.getUint32(this.position - 4)
  }

  take(length: number): Uint8Array {
    this.position += length
    return this.#bytes.subarray(this.position - length, this.position)
  }

  /** WOFF 2's UIntBase128. */
  base128(): number {
    for (let value = 0; ;) {
      const byte = this.u8()
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }

  /** WOFF 2's 255UInt16. */
  short255(): number {
    const code = this.u8()
    if (code === 253) return this.u16()
    if (code === 255) return this.u8() + 253
    return code === 254 ? this.u8() + 506 : code
  }
}
