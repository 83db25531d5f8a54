import { createContext, use } from 'react'
import type { MessageLevel } from '../registry/index.ts'

/** What pages ask of the app around them. The shell provides it; a page that stands alone gets plain ones. */
export interface PageServices {
  navigate(to: string, options: { readonly replace?: boolean; readonly newWindow?: boolean }): void
  /** Opens a page in a tab of its own. */
  openTab(request: {
    readonly page: string
    readonly query?: Readonly<Record<string, unknown>>
    readonly title?: string
  }): void
  message(level: MessageLevel, text: string): void
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
