import { writeText } from '../../writeText.ts'
import type { PlainViewProps } from '../definition.ts'
import './steps.css'

/** How something goes: numbered parts beside each other, beneath each other where there is no room. */
export const StepsBlockView = ({ block, controller, scope, intl }: PlainViewProps<'steps'>) => (
  <ol className="pw-block-steps-body">
    {block.steps.map((part, index) => (
      <li key={part.id}>
        <span className="pw-block-step-number" aria-hidden="true">
          {index + 1}
        </span>
        <div>
          <h4>{writeText(part.title, scope, intl)}</h4>
          <controller.Grid blocks={part.blocks} controller={controller} isColumn />
        </div>
      </li>
    ))}
  </ol>
)
