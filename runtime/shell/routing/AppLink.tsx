import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'

interface AppLinkProps extends ComponentProps<'a'> {
  /** A path of the app. */
  readonly to: string
  /** What goes along with the address. */
  readonly state?: unknown
}

/**
 * A link to a page of the app. The router's own `Link` brings what loads pages ahead for apps that are drawn on a server:
 * a part of what loads before anybody can sign in.
 */
export function AppLink({ to, state, onClick, children, ...rest }: AppLinkProps) {
  const href = useHref(to)
  const openPage = useLinkClickHandler(to, { state })
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) openPage(event)
      }}
    >
      {children}
    </a>
  )
}
