import { isObject, isTimeZone } from '../../language/index.ts'
import { defaultPrimary } from '../theme/createTheme.ts'

/** How a person has set up the app, in the words of the client state (specification 2.7, 3 and 9). */
export interface Settings {
  /** The tone of the menu. */
  readonly theme: 'dark' | 'light'
  /** The primary colour, as #rrggbb. */
  readonly color: string
  readonly layout: 'sidemenu' | 'topmenu'
  /** `Fluid`, over the whole width, exists with the menu at the top only. */
  readonly contentWidth: 'Fixed' | 'Fluid'
  readonly fixedHeader: boolean
  /** The header goes away while a page is scrolled; only a fixed one can. */
  readonly autoHideHeader: boolean
  /** The menu at the side stays where it is while a page is scrolled. */
  readonly fixSiderbar: boolean
  /** Colours that people who take some for one another can tell apart. */
  readonly weak: boolean
  /** Several open pages, in tabs. */
  readonly multipage: boolean
  /** The name of the zone in which times are shown; empty for that of the computer. */
  readonly timeZone: string
}

export const defaultSettings: Settings = {
  theme: 'dark',
  color: defaultPrimary,
  layout: 'sidemenu',
  contentWidth: 'Fixed',
  fixedHeader: true,
  autoHideHeader: false,
  fixSiderbar: true,
  weak: false,
  multipage: true,
  timeZone: '',
}

/** The colours to choose from (specification 2.7), by the key of their name. */
export const colours: readonly { readonly name: string; readonly color: string }[] = [
  { name: 'shell.settings.colour.red', color: '#f5222d' },
  { name: 'shell.settings.colour.volcano', color: '#fa541c' },
  { name: 'shell.settings.colour.dusk', color: '#faad14' },
  { name: 'shell.settings.colour.cyan', color: '#13c2c2' },
  { name: 'shell.settings.colour.polarGreen', color: '#52c41a' },
  { name: 'shell.settings.colour.green', color: defaultPrimary },
  { name: 'shell.settings.colour.geekBlue', color: '#2f54eb' },
  { name: 'shell.settings.colour.purple', color: '#722ed1' },
]

/** Changes settings and what follows from the change (specification 4, layout state). */
export function changeSettings(before: Settings, change: Partial<Settings>): Settings {
  const after = { ...before, ...change }
  const isAtSide = after.layout === 'sidemenu'
  return {
    ...after,
    autoHideHeader: after.fixedHeader && after.autoHideHeader,
    fixSiderbar: isAtSide && before.layout === after.layout && after.fixSiderbar,
    contentWidth: isAtSide ? 'Fixed' : after.contentWidth,
  }
}

/** What may be kept under each name; anything else is what it is by default. */
const choices: { readonly [Name in keyof Settings]: (kept: unknown) => kept is Settings[Name] } = {
  theme: (kept): kept is Settings['theme'] => kept === 'dark' || kept === 'light',
  color: (kept): kept is string => colours.some(({ color }) => color === kept),
  layout: (kept): kept is Settings['layout'] => kept === 'sidemenu' || kept === 'topmenu',
  contentWidth: (kept): kept is Settings['contentWidth'] => kept === 'Fixed' || kept === 'Fluid',
  fixedHeader: isSwitch,
  autoHideHeader: isSwitch,
  fixSiderbar: isSwitch,
  weak: isSwitch,
  multipage: isSwitch,
  timeZone: (kept): kept is string => typeof kept === 'string' && isTimeZone(kept),
}

function isSwitch(kept: unknown): kept is boolean {
  return typeof kept === 'boolean'
}

/** Reads kept settings; what cannot be read, or was never kept, is as it is by default. */
export function readSettings(kept: unknown): Settings {
  if (!isObject(kept)) return defaultSettings
  const known = Object.entries(choices).filter(([name, isChoice]) => isChoice(kept[name]))
  const settings = { ...defaultSettings, ...Object.fromEntries(known.map(([name]) => [name, kept[name]])) }
  return changeSettings(settings, {})
}
