import type { ReactNode } from 'react'
import type { ArticleComponent } from '../../../../schemas/components/index'
import { required } from '../../../engine/problems/problem'
import { BarList } from '../charts/BarList'
import { FactList } from '../figures/FactList'
import { Note } from '../layout/Note'
import { ArticlePicture } from './ArticlePicture'
import type { BodyWords } from './BodyElement'
import { Details } from './Details'
import { QuoteBlock } from './QuoteBlock'
import { Steps } from './Steps'

/** The node type of each component, by name. */
type Nodes = { [Name in ArticleComponent['name']]: Extract<ArticleComponent, { name: Name }> }

type Parts = { children: ReactNode; words: BodyWords }

/** The view of each article component. A component that is missing here is a compile error. */
const views = {
  Callout: ({ props }, { children }) => (
    <Note tone={props.tone === 'bad' ? 'caution' : props.tone} title={props.title}>
      {children}
    </Note>
  ),
  Details: ({ props }, { children }) => <Details {...props}>{children}</Details>,
  Figure: ({ props }, { children }) => (
    <figure>
      {children}
      <figcaption>{props.caption}</figcaption>
    </figure>
  ),
  Quote: ({ props }, { children }) => <QuoteBlock {...props}>{children}</QuoteBlock>,
  Stats: ({ props }) => <FactList facts={props.items} min="8" />,
  BarChart: ({ props }) => <BarList caption={props.caption} unit={props.unit} items={props.items} />,
  Picture: ({ props }, { words }) => <ArticlePicture {...props} words={words.pictures} />,
  Steps: (_, { children }) => <Steps>{children}</Steps>,
} satisfies { [Name in keyof Nodes]: (node: Nodes[Name], parts: Parts) => ReactNode }

/** An article component with its rendered children, and the words of texts. */
export function bodyComponent<Name extends keyof Nodes>(name: Name, node: Nodes[Name], parts: Parts): ReactNode {
  const view: { [Each in keyof Nodes]: (node: Nodes[Each], parts: Parts) => ReactNode } = views
  // The types ask for each one; a build does not check types.
  return required(view[name], `the view of the component ${name} in src/site/ui/prose/body-components.tsx`)(node, parts)
}
