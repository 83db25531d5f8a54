import { createContext, use } from 'react'
import { isObject, type LanguageTexts } from '../language/index.ts'
import { visitorPaths } from '../session/index.ts'
import { parseBrand, type SiteBrand } from './brand/brand.ts'

/** A way to sign in with the account of somebody else's site. */
export interface ThirdParty {
  readonly type: string
  readonly title: string
}

/** What the server says of itself before anybody signs in; a server that does not say it offers none of it. */
export interface Site {
  /** People may set up the app in a drawer (specification 2.7). */
  readonly hasSettings: boolean
  /** The app looks for announcements by itself, besides being told (specification 4). */
  readonly isPolling: boolean
  /** The header welcomes people on every page and not on home alone (specification 1). */
  readonly hasWelcome: boolean
  /** The header of a phone names the product on every page and not on home alone (specification 1). */
  readonly hasHeaderName: boolean
  /** Scripts that are stored with online forms run, each in a sandbox (wire contract 3.4). */
  readonly runsScripts: boolean
  /** Visitors may make accounts. */
  readonly hasRegister: boolean
  /** Who forgot the password may set a new one. */
  readonly hasForgotten: boolean
  readonly hasPhone: boolean
  readonly third: readonly ThirdParty[]
  /** The address of the server that signs people in for several sites. */
  readonly cas: string | null
  /** How the site at the host of the window calls itself. */
  readonly brand: SiteBrand | null
  /** What the installation calls itself, and its tagline, in place of those of the product; null where it says neither. */
  readonly name: LanguageTexts | null
  readonly tagline: LanguageTexts | null
  /** There are pages that are open to anyone, in a menu for visitors. */
  readonly hasOpenPages: boolean
  /** The pages for visitors that there are: help, privacy, terms (specification 1). */
  readonly pages: readonly VisitorPage[]
}

/** A page that needs nobody to be signed in; it is at `/user/<name>` where it has no address of its own. */
export interface VisitorPage {
  readonly name: keyof typeof visitorPaths
  readonly title: LanguageTexts
  readonly address: string | null
}

const isOn = (flags: unknown, name: string): boolean => isObject(flags) && flags[name] === true

const isThirdParty = (value: unknown): value is ThirdParty =>
  isObject(value) && typeof value.type === 'string' && typeof value.title === 'string'

function parseTexts(value: unknown): LanguageTexts | null {
  if (!isObject(value)) return null
  const { zh, en, tw } = value
  return typeof zh === 'string' && typeof en === 'string' && typeof tw === 'string' ? { zh, en, tw } : null
}

const isVisitorPage = (name: unknown): name is VisitorPage['name'] =>
  typeof name === 'string' && Object.hasOwn(visitorPaths, name)

function parsePages(value: unknown): readonly VisitorPage[] {
  if (!Array.isArray(value)) return []
  return value.filter(isObject).flatMap(({ name, title, address }) => {
    const texts = parseTexts(title)
    return isVisitorPage(name) && texts
      ? [{ name, title: texts, address: typeof address === 'string' ? address : null }]
      : []
  })
}

/** Reads the answer of the settings call; in development the drawer of settings is always there. */
export function parseSite(answer: unknown, isDevelopment: boolean): Site {
  const { signIn, flags, site, storedScripts, openPages, names, tagline, pages } = isObject(answer) ? answer : {}
  const { register, forgotten, phone, third, cas } = isObject(signIn) ? signIn : {}
  return {
    hasSettings: isDevelopment || isOn(flags, 'settings'),
    isPolling: isOn(flags, 'polling'),
    hasWelcome: isOn(flags, 'welcome'),
    hasHeaderName: isOn(flags, 'headerName'),
    runsScripts: storedScripts === true,
    hasRegister: register === true,
    hasForgotten: forgotten === true,
    hasPhone: phone === true,
    third: Array.isArray(third) ? third.filter(isThirdParty) : [],
    cas: typeof cas === 'string' && cas !== '' ? cas : null,
    hasOpenPages: openPages === true,
    brand: parseBrand(site),
    name: parseTexts(names),
    tagline: parseTexts(tagline),
    pages: parsePages(pages),
  }
}

const SiteContext = createContext<Site>(parseSite(null, false))

/** Gives the app below it what the server says of itself. */
export const SiteProvider = SiteContext.Provider

/** What the server says of itself. */
export const useSite = (): Site => use(SiteContext)
