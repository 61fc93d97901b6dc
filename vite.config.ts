import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { rootClasses } from './scripts/root-classes.mjs'

/** The commands: an entry each. The site and its loader come from the project (scripts/project.mjs). */
const COMMANDS = ['build', 'check', 'preview', 'new', 'dev', 'shots', 'audit', 'schemas']

/** Browsers with `light-dark()`, nesting and container queries; older ones get the plain values that stand first. */
const BROWSERS = ['chrome123', 'firefox121', 'safari17.5']

/** On a busy machine, how long plugins took is no news to whoever asked for something else. */
const CHECKS = { bundlerTimings: false }

/** Packages with native code, and those that the commands load only when they need them. */
const EXTERNAL = ['satteri', 'sharp', 'vite', 'sirv', 'compression']

/** What only the commands load that look at the site in a browser. The bundle is made where they are not installed, too. */
const TOOLS = ['@playwright/test', 'lighthouse', 'pa11y-ci']

/** Scripts arrive as `src/engine/islands/arrive.ts` says, not by the helper of vite, which is five times as long. */
const arrival: Plugin = {
  name: 'arrival',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id) =>
    id === '\0vite/preload-helper.js' ? fileURLToPath(new URL('src/engine/islands/arrive.ts', import.meta.url)) : undefined,
}

export default defineConfig(({ command }) => ({
  plugins: [react(), arrival, rootClasses],
  appType: 'custom',
  publicDir: false,
  build: { assetsInlineLimit: 0, cssTarget: BROWSERS, target: BROWSERS, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        manifest: true,
        // Every file that a script needs, itself included.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, files) => [...new Set([file, ...files])].filter((name) => !name.includes('/loader-')),
        },
        rolldownOptions: {
          checks: CHECKS,
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
                // What several islands show is one file: no page waits for a handful of crumbs.
                { name: 'shared', test: /src\/site\/(?:ui|islands\/(?:filters|filtered-list))\//, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // The bundle is for production whoever runs it: React's other half stays out of it.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      // In one bundle a command starts faster; the development server takes packages as they are.
      resolve: { noExternal: command === 'build' ? true : undefined, external: [...EXTERNAL, ...TOOLS] },
      build: {
        ssr: true,
        emitAssets: true,
        minify: false,
        rolldownOptions: {
          checks: CHECKS,
          // Not looked for.
          external: TOOLS,
          input: Object.fromEntries(COMMANDS.map((name) => [name, `scripts/${name}.ts`])),
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
  },
}))
