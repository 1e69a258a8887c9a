/**
 * A PDF of JPEG pictures, each on its own A4 page. PDF embeds JPEG data as it is, so this suffices; libraries are a hundred times larger
 * (docs/decisions/0022-pictures-stay-on-the-device.md).
 */
import { joined } from './jpeg-bytes.ts';

export type PdfPicture = { bytes: Uint8Array; width: number; height: number };

/** In points of 1/72 inch. */
const A4 = { short: 595.28, long: 841.89 };
const MARGIN = 14;

const encode = (text: string) => new TextEncoder().encode(text);
const number = (value: number) => Number(value.toFixed(2));

/** @param least minimum size in bytes, reached with spaces, for portals that refuse small files */
export function writePdf(pictures: readonly PdfPicture[], least = 0): Uint8Array<ArrayBuffer> {
  const whole = assemble(pictures, 0);
  return whole.length >= least ? whole : assemble(pictures, least - whole.length);
}

function assemble(pictures: readonly PdfPicture[], filling: number): Uint8Array<ArrayBuffer> {
  // Bytes above 127 in the second line mark the file as binary.
  const head = joined([encode('%PDF-1.4\n%'), new Uint8Array([0xe2, 0xe3, 0xcf, 0xd3]), encode(' '.repeat(filling)), encode('\n')]);
  const pageNumbers = pictures.map((_, index) => 3 + 3 * index);
  const objects = [
    encode('<< /Type /Catalog /Pages 2 0 R >>'),
    encode(`<< /Type /Pages /Count ${pictures.length} /Kids [${pageNumbers.map((page) => `${page} 0 R`).join(' ')}] >>`),
    ...pictures.flatMap((picture, index) => pageObjects(picture, 3 + 3 * index)),
  ].map((body, index) => joined([encode(`${index + 1} 0 obj\n`), body, encode('\nendobj\n')]));
  let end = head.length;
  const places = objects.map(({ length }) => {
    end += length;
    return end - length;
  });
  const rows = objects.map((_, index) => `${String(places[index]).padStart(10, '0')} 00000 n \n`);
  const tail = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`;
  return joined([head, ...objects, encode(tail)]);
}

/** The page, its content stream, and the picture. */
function pageObjects({ bytes, width, height }: PdfPicture, first: number): Uint8Array[] {
  const [pageWidth, pageHeight] = width > height ? [A4.long, A4.short] : [A4.short, A4.long];
  const scale = Math.min((pageWidth - 2 * MARGIN) / width, (pageHeight - 2 * MARGIN) / height);
  const [across, up] = [width * scale, height * scale];
  const drawing = `q ${number(across)} 0 0 ${number(up)} ${number((pageWidth - across) / 2)} ${number((pageHeight - up) / 2)} cm /P Do Q`;
  return [
    encode(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Resources << /XObject << /P ${first + 2} 0 R >> >> /Contents ${first + 1} 0 R >>`,
    ),
    encode(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`),
    joined([
      encode(
        `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length} >>\nstream\n`,
      ),
      bytes,
      encode('\nendstream'),
    ]),
  ];
}
