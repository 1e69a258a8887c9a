import type { SyntheticEvent } from 'react';
import type { BlogSummary } from '../../contract/blogs.endpoints.ts';
import { PICTURE_PATH, pictureSet } from '../../contract/picture.ts';

const PLACEHOLDER = { src: '/placeholder.svg', width: 1200, height: 630 };

type BlogPictureProps = {
  blog: Pick<BlogSummary, 'picture_url' | 'picture_width' | 'picture_height'>;
  /** The `sizes` attribute. */
  sizes: string;
  /** Visible without scrolling. */
  isFirst?: boolean;
  className?: string;
};

/** An article's picture, responsive. It adds nothing to the title, so its alt text is empty. */
export function BlogPicture({ blog: { picture_url, picture_width, picture_height }, sizes, isFirst = false, className }: BlogPictureProps) {
  const own = /^(?:https?:|\/)/.test(picture_url) ? picture_url : picture_url && PICTURE_PATH + picture_url;
  const isOurs = own.startsWith(PICTURE_PATH) && picture_width > 0;
  const set = isOurs ? pictureSet(own, picture_width) : '';
  const size = isOurs ? { width: picture_width, height: picture_height } : { width: PLACEHOLDER.width, height: PLACEHOLDER.height };
  return (
    <img
      alt=""
      {...(set && { srcSet: set, sizes })}
      src={own || PLACEHOLDER.src}
      {...size}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      onError={showPlaceholder}
      className={className}
    />
  );
}

function showPlaceholder({ currentTarget: picture }: SyntheticEvent<HTMLImageElement>): void {
  if (picture.src.endsWith(PLACEHOLDER.src)) return;
  picture.removeAttribute('srcset');
  picture.src = PLACEHOLDER.src;
}
