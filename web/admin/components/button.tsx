import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from './icons.tsx';

const LOOKS = { primary: 'button-primary', secondary: 'button-secondary', danger: 'button-danger', quiet: 'button-quiet' };

export type ButtonProps = ComponentProps<'button'> & {
  variant?: keyof typeof LOOKS;
  icon?: ReactNode;
  /** Shows a spinner and ignores clicks. */
  isPending?: boolean;
  /** Shown while pending, instead of the label. */
  pendingLabel?: string;
};

/** A button; unlike HTML's, its default type is `button`. */
export function Button({ variant = 'primary', icon, isPending = false, pendingLabel, className = '', children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} disabled={rest.disabled || isPending} className={`${LOOKS[variant]} ${className}`}>
      {isPending ? <Spinner /> : icon}
      {isPending && pendingLabel ? pendingLabel : children}
    </button>
  );
}
