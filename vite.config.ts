import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { BUNDLED_PACKAGES } from './scripts/licences/bundled-packages.mjs'
import { MODULES } from './scripts/usage/table.mjs'

/**
 * The commands, and the worker threads of a build, each an entry of the bundle. The site and its loader are added by scripts/project.mjs.
 */
const ENTRIES = [...MODULES, 'worker']

/** Browsers with `light-dark()`, nesting and container queries. Older ones use the plain values that are written first. */
const BROWSERS = ['chrome123', 'firefox121', 'safari17.5']

/** No warnings about slow plugins, which depend on the machine. */
const CHECKS = { bundlerTimings: false }

/** Packages that are not bundled: they have native code, or commands import them only when they need them. */
const EXTERNAL = ['satteri', 'sharp', 'vite', 'sirv', 'compression', 'tinypool', 'fontkit', 'woff2-encoder']

/** Packages of the commands that check, measure, and look at a built site. They may not be installed, so the bundle must not need them. */
const TOOLS = ['@playwright/test', 'diff', 'lighthouse', 'pa11y-ci', 'parse5', 'spdx-satisfies']

/** Replaces vite's helper for dynamic imports by `src/engine/islands/network.ts`, which is a fifth of its size. */
const arrival: Plugin = {
  name: 'arrival',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id) =>
    id === '\0vite/preload-helper.js' ? fileURLToPath(new URL('src/engine/islands/network.ts', import.meta.url)) : undefined,
}

export default defineConfig(({ command }) => ({
  plugins: [react(), arrival],
  appType: 'custom',
  publicDir: false,
  build: { assetsInlineLimit: 0, cssTarget: BROWSERS, target: BROWSERS, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        manifest: true,
        // The packages whose code is in scripts, for `npm run licences`.
        license: { fileName: BUNDLED_PACKAGES },
        // All files that a script needs, including itself.
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
                // Of higher priority than the chunk that islands share, which needs React: enhancements use these functions too, without
                // React.
                { name: 'lib', test: /\/src\/engine\/lib\//, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // React chooses its build by this value, and the bundle is always for production.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      // With all packages bundled, commands start faster; the development server imports packages.
      resolve: { noExternal: command === 'build' ? true : undefined, external: [...EXTERNAL, ...TOOLS] },
      build: {
        ssr: true,
        // For the places in stack traces.
        sourcemap: true,
        emitAssets: true,
        minify: false,
        rolldownOptions: {
          checks: CHECKS,
          // They may not be installed.
          external: TOOLS,
          input: Object.fromEntries(ENTRIES.map((name) => [name, `scripts/${name}.ts`])),
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
  },
}))
