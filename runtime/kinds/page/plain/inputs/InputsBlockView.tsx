import type { PlainViewProps } from '../definition.ts'
import { StateInput } from './StateInput.tsx'
import './inputs.css'

/** Widgets by which people change the state of the page; what they choose counts at once. */
export const InputsBlockView = ({ block, controller, scope, title, intl, registry }: PlainViewProps<'inputs'>) => (
  // biome-ignore lint/a11y/useSemanticElements: the fields change what is shown, and nothing is sent
  <div className="pw-block-inputs-body" role="group" {...(title ? { 'aria-label': title } : {})}>
    {block.items.map((item) => (
      <StateInput key={item.state} {...{ item, controller, scope, intl, registry }} />
    ))}
  </div>
)
