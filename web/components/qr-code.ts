/** Draws QR codes on the device. Loaded on demand. */
import { toString as draw } from 'qrcode';

/** As a data URL. */
export async function qrCode(text: string): Promise<string> {
  const picture = await draw(text, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}
