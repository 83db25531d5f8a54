import { createContext, use } from 'react'
import type { MessageLevel } from '../registry/index.ts'

/** A way to a page of the app, or to another site. */
export interface PageLink {
  /** An address of the app; that of another site for one that is outside. */
  readonly path: string
  readonly title: string
  readonly isOutside?: true
}

/** Pages that stand together in the menu: those of a folder, or one that stands by itself. */
export interface PageFolder {
  readonly id: string
  readonly title: string
  readonly icon: string | null
  readonly pages: readonly PageLink[]
}

/** A value that changes while pages stand; `read` gives the same one until it does. */
export interface Watched<T> {
  readonly read: () => T
  /** Gives what ends the watching. */
  readonly subscribe: (listener: () => void) => () => void
}

/** What pages ask of the app around them. The shell provides it; a page that stands alone gets plain ones. */
export interface PageServices {
  navigate(
    to: string,
    options: {
      /** What the tab is called where no menu says it. */
      readonly title?: string
      readonly replace?: boolean
      readonly newWindow?: boolean
      readonly leave?: boolean
      /** In the tab that is shown, as long as nothing would be lost in it. */
      readonly inPlace?: boolean
    },
  ): void
  /** The address of a page: that of the menu, else its own. */
  addressOf(page: string): string
  /** Opens a page in a tab of its own. */
  openTab(request: {
    readonly page: string
    readonly query?: Readonly<Record<string, unknown>>
    readonly title?: string
  }): void
  /** Shows a short message; `undo` stays offered beside it for some seconds, also on Ctrl+Z. */
  message(level: MessageLevel, text: string, options?: { readonly undo?: () => void }): void
  confirm(question: {
    readonly text: string
    readonly title?: string
    readonly danger?: boolean
    /** The words of the buttons; those of the app when left out. */
    readonly yes?: string
    readonly no?: string
  }): Promise<boolean>
  /** Whether the person holds an access code (specification 6); the server has the last word. */
  hasAccess(code: string): boolean
  /** Whether the list of hidden actions names a code (specification 6). */
  isExcluded(code: string): boolean
  /** The pages that the person opened lately and may still open, the latest first. */
  readonly recentPages: Watched<readonly PageLink[]>
  /** The pages of the person's menu without the home page. */
  readonly menuPages: readonly PageFolder[]
  /** Whether stored scripts run on this site; not when left out. */
  readonly runsScripts?: boolean
  /** Leads a visitor to sign in, and back to where they are; nothing for who is signed in. */
  readonly signIn?: () => void
  /** Asks the server anew who is signed in. */
  refreshUser(): Promise<void>
  /** The person, as the name `user` of expressions. */
  readonly user: Readonly<Record<string, unknown>>
}

/** Under what name the browser keeps what a person chose; people who are not signed in share one. */
export const personKey = ({ user }: PageServices): string => String(user.username ?? '')

const PageServicesContext = createContext<PageServices | null>(null)

export const PageServicesProvider = PageServicesContext.Provider

/** The services of the app around the page. */
export function usePageServices(): PageServices {
  const services = use(PageServicesContext)
  if (!services) throw new Error('No page services: the page stands outside of the app.')
  return services
}
