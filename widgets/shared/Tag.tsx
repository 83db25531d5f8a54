import type { ReactNode } from 'react'
import './tag.css'

/** A short word in a frame. antd's own brings styles and buttons that a table of values has no use for. */
export const Tag = ({ children }: { readonly children: ReactNode }) => <span className="pw-tag">{children}</span>
