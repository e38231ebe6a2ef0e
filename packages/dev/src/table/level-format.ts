// LevelDB's files on the disk, as its own documents describe them (doc/log_format.md, doc/table_format.md), as far as it
// takes to tell whether they are whole. LevelDB itself skips what is damaged and says so only in a file named LOG.

const headerBytes = 7;
const blockBytes = 32 * 1024;
const trailerBytes = 5;
const footerBytes = 48;

/** What is wrong with a file. */
export class Damage extends Error {}

/** The records of a log or a manifest, whole ones. An unfinished end, as a killed process leaves it, is no damage. */
export function recordsOf(bytes: Buffer): Buffer[] {
  const records: Buffer[] = [];
  let parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const left = blockBytes - (at % blockBytes);
    if (left < headerBytes) {
      at += left;
      continue;
    }
    if (at + headerBytes > bytes.length) break;
    const length = bytes.readUInt16LE(at + 4);
    const type = bytes.readUInt8(at + 6);
    // Room that was set aside and never written to.
    if (type === 0 && length === 0) {
      if (bytes.subarray(at).some((byte) => byte !== 0)) throw new Damage(`no record at byte ${at}`);
      break;
    }
    if (length > left - headerBytes) throw new Damage(`a record that is too long at byte ${at}`);
    const end = at + headerBytes + length;
    if (end > bytes.length) break;
    if (maskedCrc(bytes.subarray(at + 6, end)) !== bytes.readUInt32LE(at))
      throw new Damage(`a wrong checksum at byte ${at}`);
    const data = bytes.subarray(at + headerBytes, end);
    // 1: whole, 2: first part, 3: one in the middle, 4: last part.
    if (type === 1 || type === 2) parts = [];
    parts.push(data);
    if (type === 1 || type === 4) records.push(Buffer.concat(parts));
    at = end;
  }
  return records;
}

/** Throws `Damage` unless all blocks of a table file have the content they were written with. */
export function checkTable(bytes: Buffer): void {
  if (bytes.length < footerBytes) throw new Damage("it is cut off");
  const footer = new Reader(bytes.subarray(bytes.length - footerBytes));
  if (bytes.readUInt32LE(bytes.length - 8) !== 0x8b80fb57) throw new Damage("its end is missing");
  const [metaIndex, index] = [handle(footer), handle(footer)];
  for (const block of [...entries(readBlock(bytes, metaIndex)), ...entries(readBlock(bytes, index))]) {
    readBlock(bytes, handle(new Reader(block)));
  }
}

interface Handle {
  offset: number;
  size: number;
}

function handle(reader: Reader): Handle {
  return { offset: reader.varint(), size: reader.varint() };
}

function readBlock(bytes: Buffer, { offset, size }: Handle): Buffer {
  const end = offset + size;
  if (end + trailerBytes > bytes.length) throw new Damage("it is cut off");
  // The checksum covers the kind of compression as well.
  if (maskedCrc(bytes.subarray(offset, end + 1)) !== bytes.readUInt32LE(end + 1)) {
    throw new Damage(`a wrong checksum in the block at byte ${offset}`);
  }
  const data = bytes.subarray(offset, end);
  return bytes.readUInt8(end) === 1 ? unpack(data) : data;
}

/** The values of a block's entries. */
function entries(block: Buffer): Buffer[] {
  const restarts = block.readUInt32LE(block.length - 4);
  const reader = new Reader(block.subarray(0, block.length - 4 - 4 * restarts));
  const values: Buffer[] = [];
  while (!reader.atEnd) {
    reader.varint();
    const ownKey = reader.varint();
    const length = reader.varint();
    reader.bytes(ownKey);
    values.push(reader.bytes(length));
  }
  return values;
}

/** Reads numbers and bytes one after the other. */
export class Reader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get atEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  varint(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.#bytes[this.#at];
      if (byte === undefined) throw new Damage("it is cut off");
      this.#at += 1;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }

  bytes(length: number): Buffer {
    const part = this.#bytes.subarray(this.#at, this.#at + length);
    if (part.length < length) throw new Damage("it is cut off");
    this.#at += length;
    return part;
  }
}

/** Snappy's raw format: pieces as they are, and copies of what came before. */
export function unpack(packed: Buffer): Buffer {
  const reader = new Reader(packed);
  const result = Buffer.alloc(reader.varint());
  let at = 0;
  while (!reader.atEnd) {
    const tag = reader.bytes(1)[0] ?? 0;
    const kind = tag & 3;
    if (kind === 0) {
      const short = tag >> 2;
      const length = short < 60 ? short : reader.bytes(short - 59).readUIntLE(0, short - 59);
      at += reader.bytes(length + 1).copy(result, at);
      continue;
    }
    const length = kind === 1 ? 4 + ((tag >> 2) & 7) : 1 + (tag >> 2);
    const back =
      kind === 1
        ? ((tag >> 5) << 8) | (reader.bytes(1)[0] ?? 0)
        : reader.bytes(kind === 2 ? 2 : 4).readUIntLE(0, kind === 2 ? 2 : 4);
    if (back === 0 || back > at) throw new Damage("a block that cannot be unpacked");
    for (let i = 0; i < length; i += 1, at += 1) result[at] = result[at - back] ?? 0;
  }
  return result;
}

const crcTable = Uint32Array.from({ length: 256 }, (_value, index) => {
  let crc = index;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0x82f63b78 : crc >>> 1;
  return crc >>> 0;
});

/** CRC-32C, disguised as LevelDB stores it. */
function maskedCrc(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (let i = 0; i < bytes.length; i += 1) {
    crc = (crc >>> 8) ^ (crcTable[(crc ^ (bytes[i] ?? 0)) & 255] ?? 0);
  }
  crc = ~crc >>> 0;
  return (((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0;
}
