import { lazy, Suspense } from 'react'
import './icons.css'

const NamedIcon = lazy(() => import('./NamedIcon.tsx'))

/** The icon of a name that a document or the server's menu gives; a name that is not in the table shows a dot. */
export function Icon({ name }: { readonly name: string }) {
  return (
    <Suspense fallback={<span className="pw-icon-space" />}>
      <NamedIcon name={name} />
    </Suspense>
  )
}
