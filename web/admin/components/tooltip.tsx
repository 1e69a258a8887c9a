import { Tooltip as Radix } from 'radix-ui';
import type { ComponentProps, FocusEvent, ReactElement, ReactNode } from 'react';

/** Used once, around the panel: 700 ms until a tooltip shows, 300 ms in which the next one shows at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

/** A tooltip for an icon. The control needs an accessible name as well. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild onFocus={onlyForKeyboards}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content sideOffset={4} className="z-50 rounded-md bg-ink px-3 py-1.5 text-sm text-white">
          {text}
          <Radix.Arrow className="fill-ink" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Shows the tooltip only for keyboard focus, not after a click or a closed menu. */
function onlyForKeyboards(event: FocusEvent<HTMLElement>): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
}

type IconButtonProps = ComponentProps<'button'> & { /** Name and tooltip. */ label: string };

/** A square icon button with a tooltip. */
export function IconButton({ label, className = '', children, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button type="button" aria-label={label} {...rest} className={`icon-button ${className}`}>
        {children}
      </button>
    </Tooltip>
  );
}
