import { createContext, useContext } from 'react';
import type { SiteSettings } from '../../contract/page-data.ts';

const SiteSettingsContext = createContext<SiteSettings>({ supportEmail: '', publicUrl: '' });
export const SiteSettingsProvider = SiteSettingsContext;
export const useSiteSettings = (): SiteSettings => useContext(SiteSettingsContext);
