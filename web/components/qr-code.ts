/** Draws QR codes on the device. A script of its own: it comes when a code is asked for. */
import { toString as draw } from 'qrcode';

/** As the address of a picture. */
export async function qrCode(text: string): Promise<string> {
  const picture = await draw(text, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}
