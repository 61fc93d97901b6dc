import type { Output } from '../../../renderer/emit'
import { siteWebManifest } from '../../../renderer/outputs/web-manifest'
import type { Graph } from '../graph/graph'
import { colorOf } from '../theme/colors'

/** `site.webmanifest`, in the color of the icons, with the menus as shortcuts. */
export const webManifest: Output<Graph> = {
  ...siteWebManifest<Graph>({
    ground: () => colorOf('--color-bg').dark,
    shortcuts: ({ site: { navigation } }) => [...navigation.menus, navigation.action],
  }),
  codeKey: import.meta.codeKey,
}
