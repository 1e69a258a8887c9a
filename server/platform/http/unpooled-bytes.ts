/** Copies bytes out of Node's shared buffer pool, because one small long-lived buffer would keep the whole pool block alive. */
export function unpooledBytes(bytes: Uint8Array): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}
