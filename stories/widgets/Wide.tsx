import type { ReactNode } from 'react'

/** As much room as a form gives to a field that takes a whole line. */
export const Wide = ({ children }: { readonly children: ReactNode }) => <div className="stage-wide">{children}</div>
