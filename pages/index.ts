import type { Page } from './define-page'

export const pages: readonly Page[] = []
