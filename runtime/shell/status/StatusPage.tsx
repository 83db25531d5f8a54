import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { homePath } from '../../session/index.ts'
import { AppLink } from '../routing/AppLink.tsx'
import './status.css'

interface StatusPageProps {
  /** The large word above the title, such as 404. */
  readonly mark: string
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

/** A page that says why there is nothing else to see, with the way home. */
export function StatusPage({ mark, title, text, children }: StatusPageProps) {
  const translate = useTranslate()
  return (
    <div className="pw-shell-status">
      <p className="pw-shell-status-mark" aria-hidden="true">
        {mark}
      </p>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="pw-shell-status-ways">
        {children}
        <AppLink className="pw-shell-status-way" to={homePath}>
          {translate('shell.status.toHome')}
        </AppLink>
      </div>
    </div>
  )
}
