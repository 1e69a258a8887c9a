import { Tooltip as Radix } from 'radix-ui';
import type { ComponentProps, FocusEvent, ReactElement, ReactNode } from 'react';

/** Once around the panel: 700 ms until a tooltip shows, 300 ms in which the next one shows at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

/** Says in words what the control inside shows as an icon. The control needs a name of its own as well. */
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

/** Focus that a click or a closed menu has brought is no question. */
function onlyForKeyboards(event: FocusEvent<HTMLElement>): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
}

type IconButtonProps = ComponentProps<'button'> & { /** Name and tooltip. */ label: string };

/** A square button with an icon, its name in a tooltip. */
export function IconButton({ label, className = '', children, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button type="button" aria-label={label} {...rest} className={`icon-button ${className}`}>
        {children}
      </button>
    </Tooltip>
  );
}
