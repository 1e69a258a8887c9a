import type { SchemePage } from '../../../contract/schemes.endpoints.ts';
import { schemesAddress } from '../../components/schemes-address.ts';
import { useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';

/** For each named state without schemes of its own: the number of central schemes available to its residents. */
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
