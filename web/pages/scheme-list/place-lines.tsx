import type { SchemePage } from '../../../contract/schemes.endpoints.ts';
import { schemesAddress } from '../../components/schemes-address.ts';
import { useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';

/** For each state that was named and has no schemes of its own here: how many of the centre its people can have. */
export function PlaceLines({ places = [] }: { places: SchemePage['places'] }) {
  const list = useMessages('schemeList');
  const stateNames = useMessages('states');
  return places
    .filter(({ own, central }) => own === 0 && central > 0)
    .map(({ state, central }) => (
      <p key={state} className="note mb-3">
        <Link href={schemesAddress({ state, level: 'central' })} className="link">
          {list.centralInPlace(central, stateNames[state] ?? state)}
        </Link>
        {list.noneOfPlace}
      </p>
    ));
}
