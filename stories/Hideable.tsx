import { Activity, type ReactNode, useState } from 'react'

/** The tabs of the app in short: what stands in one is hidden and shown again. */
export function Hideable({ children }: { readonly children: ReactNode }) {
  const [isHidden, setHidden] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setHidden(!isHidden)}>
        Other tab
      </button>
      <Activity mode={isHidden ? 'hidden' : 'visible'}>{children}</Activity>
    </>
  )
}
