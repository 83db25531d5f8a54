import type { ReactNode } from 'react'
import './toolbar.css'

/** Tools of a toolbar that stay together. */
export const ToolGroup = ({ children }: { readonly children: ReactNode }) => (
  <div className="pw-editor-toolbar-group">{children}</div>
)
