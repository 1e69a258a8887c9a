/** Bytes in memory of their own: short buffers are cut from large ones, and one that is kept for long would keep the whole. */
export function ownBytes(bytes: Uint8Array): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}
