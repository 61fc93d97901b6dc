import { mkdtemp, readFile, rename, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { article, blogPost, office } from '../../support/factories'
import { pictureBytes } from '../../support/pictures'
import { type AdminServer, adminTest, POST, post, type SavedFile } from './admin-server'

describe('saving', () => {
  adminTest('writes what differs, and nothing else', async ({ admin, site }) => {
    await site.replace('blog/first-post.mdx', 'title: First post', "title: 'First post' # of all")
    const before = await readFile(join(site.root, 'blog/first-post.mdx'), 'utf8')
    expect(await admin.save({ operation: 'update', path: POST, content: post({ title: 'Another post' }) })).toEqual([200, 'saved'])
    expect(await readFile(join(site.root, 'blog/first-post.mdx'), 'utf8')).toBe(before.replace("'First post'", "'Another post'"))
    expect(await site.problems()).toEqual([])
  })

  adminTest('keeps the line ends of Windows', async ({ admin, site }) => {
    const before = (await readFile(join(site.root, 'blog/first-post.mdx'), 'utf8')).replaceAll('\n', '\r\n')
    await site.write({ 'blog/first-post.mdx': before })
    expect(await admin.save({ operation: 'update', path: POST, content: post({ title: 'Another post' }) })).toEqual([200, 'saved'])
    expect(await readFile(join(site.root, 'blog/first-post.mdx'), 'utf8')).toBe(before.replace('First post', 'Another post'))
  })

  adminTest('takes a picture with the entry that shows it', async ({ admin, site }) => {
    const image = { src: 'harbor.jpg', alt: 'Ships in a harbor' }
    const bytes = await pictureBytes()
    const files = [
      { operation: 'create', path: 'content/blog/harbor.jpg', content: bytes },
      { operation: 'update', path: POST, content: post({ image }) },
    ] as const
    expect(await admin.save(...files)).toEqual([200, 'saved'])
    expect(await readFile(join(site.root, 'blog/harbor.jpg'))).toEqual(Buffer.from(bytes))
    expect(await readFile(join(site.root, 'blog/first-post.mdx'), 'utf8')).toContain(
      'image:\n  src: harbor.jpg\n  alt: Ships in a harbor\n',
    )
    expect(await site.problems()).toEqual([])
  })

  adminTest('makes, renames and removes entries', async ({ admin, site }) => {
    const text = post({ title: 'New post', excerpt: 'What the new post says, in one sentence of a fitting length.' })
    expect(await admin.save({ operation: 'create', path: 'content/blog/new-post.mdx', content: text })).toEqual([200, 'saved'])
    expect(await readFile(join(site.root, 'blog/new-post.mdx'), 'utf8')).not.toContain('featured')
    const moved = {
      operation: 'update',
      path: 'content/blog/newer-post.mdx',
      from_path: 'content/blog/new-post.mdx',
      content: text,
    } as const
    expect(await admin.save(moved)).toEqual([200, 'saved'])
    expect(await admin.save({ operation: 'delete', path: 'content/blog/newer-post.mdx' })).toEqual([200, 'saved'])
    await expect(readFile(join(site.root, 'blog/new-post.mdx'))).rejects.toThrow('ENOENT')
    await expect(readFile(join(site.root, 'blog/newer-post.mdx'))).rejects.toThrow('ENOENT')
  })

  adminTest('never moves a file over another one', async ({ admin, site }) => {
    const text = article(blogPost({ title: 'Second post' }))
    await site.write({ 'blog/second-post.mdx': text })
    const moved = { operation: 'update', path: 'content/blog/second-post.mdx', from_path: POST, content: post({}) } as const
    expect(await admin.save(moved)).toEqual([409, 'blog/second-post.mdx exists already.'])
    expect(await readFile(join(site.root, 'blog/second-post.mdx'), 'utf8')).toBe(text)
    expect(await admin.save({ operation: 'delete', path: 'content/blog/second-post.mdx' }, moved)).toEqual([200, 'saved'])
    expect(await readFile(join(site.root, 'blog/second-post.mdx'), 'utf8')).toContain('title: First post')
  })

  adminTest('is not refused for what was wrong before', async ({ admin, site }) => {
    await site.write({ 'blog/second-post.mdx': article(blogPost({ title: 'First post' })) })
    expect(await admin.save({ operation: 'update', path: POST, content: post({ category: 'Practice' }) })).toEqual([200, 'saved'])
  })

  adminTest('changes what a fact counts, and then the fact', async ({ admin, site }) => {
    await site.replace('site/facts.yaml', 'label: offices', 'label: offices\n  counts: offices')
    const path = 'content/offices/second-office.yaml'
    const content = JSON.stringify(office({ city: 'Second city', order: 2 }))
    expect(await admin.save({ operation: 'create', path, content })).toEqual([200, 'saved'])
    const facts = await readFile(join(site.root, 'site/facts.yaml'), 'utf8')
    const counted = facts.replace("value: '1'\n  label: offices", "value: '2'\n  label: offices")
    expect(await admin.save({ operation: 'update', path: 'content/site/facts.yaml', content: counted })).toEqual([200, 'saved'])
    expect(await site.problems()).toEqual([])
  })

  describe('is refused, and nothing is written, where', () => {
    const unchanged = async (admin: AdminServer, root: string, ...files: readonly SavedFile[]) => {
      const before = await readFile(join(root, 'blog/first-post.mdx'), 'utf8')
      const answer = await admin.save(...files)
      expect(await readFile(join(root, 'blog/first-post.mdx'), 'utf8')).toBe(before)
      return answer
    }

    adminTest('a rule of the schema is broken', async ({ admin, site }) => {
      expect(
        await unchanged(admin, site.root, { operation: 'update', path: POST, content: post({ title: 'A'.repeat(81), author: 'nobody' }) }),
      ).toMatchInlineSnapshot(`
        [
          422,
          "blog/first-post.mdx:2:8: \`title\` takes at most 80 characters; it has 81 characters. Shorten a text or a list, or complete it; change a number. The pages are laid out for values within this limit.

        blog/first-post.mdx:4:9: \`author\` names \`nobody\`, which is not in people. Name one that is there: a slug is the name of a file without its ending. Or delete the line, if the field may be left out.",
        ]
      `)
    })

    adminTest('a component of the text is not known', async ({ admin, site }) => {
      expect(
        await unchanged(admin, site.root, { operation: 'update', path: POST, content: post({}, 'A text.\n\n<Script />') }),
      ).toMatchInlineSnapshot(`
        [
          422,
          "blog/first-post.mdx:14:1: Content cannot hold a script. Delete it. The developers of the site can build what has to be interactive.",
        ]
      `)
    })

    adminTest('an entry that others name would be gone', async ({ admin, site }) => {
      expect(await unchanged(admin, site.root, { operation: 'delete', path: 'content/people/first-person.yaml' })).toMatchInlineSnapshot(`
        [
          422,
          "Not saved: people/first-person.yaml. Other files would no longer fit:

        case-studies/first-case.yaml:6:9: \`author\` names \`first-person\`, which is not in people. Did you mean \`fifth-person\`? Name one that is there: a slug is the name of a file without its ending. Or delete the line, if the field may be left out.

        case-studies/second-case.yaml:6:9: \`author\` names \`first-person\`, which is not in people. Did you mean \`fifth-person\`? Name one that is there: a slug is the name of a file without its ending. Or delete the line, if the field may be left out.

        newsroom/first-news.mdx:4:9: \`author\` names \`first-person\`, which is not in people. Did you mean \`fifth-person\`? Name one that is there: a slug is the name of a file without its ending. Or delete the line, if the field may be left out.

        whitepapers/first-paper.mdx:4:9: \`author\` names \`first-person\`, which is not in people. Did you mean \`fifth-person\`? Name one that is there: a slug is the name of a file without its ending. Or delete the line, if the field may be left out.

        blog/first-post.mdx:4:9: \`author\` names \`first-person\`, which is not in people. Did you mean \`fifth-person\`? Name one that is there: a slug is the name of a file without its ending. Or delete the line, if the field may be left out.

        careers/first-job.yaml:24:12: \`team.manager\` names \`first-person\`, which is not in people. Did you mean \`fifth-person\`? Name one that is there: a slug is the name of a file without its ending. Or delete the line, if the field may be left out.

        pages/about.yaml:120:7: \`leadership.people[0]\` names \`first-person\`, which is not in people. Did you mean \`fifth-person\`? Name one that is there: a slug is the name of a file without its ending. Or delete the line, if the field may be left out.

        pages/contact.yaml:7:5: \`readers[0]\` names \`first-person\`, which is not in people. Did you mean \`fifth-person\`? Name one that is there: a slug is the name of a file without its ending. Or delete the line, if the field may be left out.",
        ]
      `)
    })

    adminTest('another page has the title already', async ({ admin, site }) => {
      await site.write({ 'blog/second-post.mdx': article(blogPost({ title: 'Second post' })) })
      expect(
        await unchanged(admin, site.root, { operation: 'update', path: POST, content: post({ title: 'Second post' }) }),
      ).toMatchInlineSnapshot(`
        [
          422,
          "Not saved: blog/first-post.mdx. Other files would no longer fit:

        blog/second-post.mdx:2:8: The title \`Second post\` is also the title of \`blog/first-post.mdx\`. Search results could not tell the two apart. Change one title, or add \`seo\` with a \`title\`, which only search results show. The other one is at blog/first-post.mdx:2:8.",
        ]
      `)
    })

    adminTest('a link leads to no place on a page', async ({ admin, site }) => {
      expect(
        await unchanged(admin, site.root, { operation: 'update', path: POST, content: post({}, 'A [link](/about#nowhere).') }),
      ).toMatchInlineSnapshot(`
        [
          422,
          "blog/first-post.mdx:12:3: The link \`/about#nowhere\` leads to a part of the page that is not there. The part after \`#\` is made from a heading: \`## What it costs\` is \`#what-it-costs\`. Correct it, or link to the page without it.",
        ]
      `)
    })

    adminTest('the file has changed since it was read', async ({ admin, site }) => {
      expect(
        await unchanged(admin, site.root, { operation: 'update', path: POST, content: post({ title: 'Mine' }), sha: 'older' }),
      ).toMatchInlineSnapshot(`
        [
          409,
          "blog/first-post.mdx was changed elsewhere since it was opened here. Load the page again, and make the change once more.",
        ]
      `)
    })

    adminTest.for([
      'package.json',
      'content/../package.json',
      'content/blog/../../package.json',
      'content//blog/a.mdx',
      'content/blog/.hidden.mdx',
      'content/.git/config',
      '/etc/passwd',
      'content\\blog\\a.mdx',
      'content/notes.txt',
      'content/blog/a.html',
      'content/elsewhere/a.mdx',
    ])('the path is %s', async (path, { admin, site }) => {
      const [status] = await unchanged(admin, site.root, { operation: 'create', path, content: post() })
      expect(status).toBe(422)
    })

    adminTest('the folder of the collection leads out of the content', async ({ admin, site }) => {
      const elsewhere = await mkdtemp(join(tmpdir(), 'elsewhere-'))
      await rename(join(site.root, 'tools'), join(elsewhere, 'tools'))
      await symlink(join(elsewhere, 'tools'), join(site.root, 'tools'))
      const path = 'content/tools/second-list.yaml'
      const content = await readFile(join(elsewhere, 'tools/first-list.yaml'), 'utf8')
      expect(await unchanged(admin, site.root, { operation: 'create', path, content })).toMatchInlineSnapshot(`
        [
          422,
          "tools/second-list.yaml lies outside of the content.",
        ]
      `)
    })
  })
})
