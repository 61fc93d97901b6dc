import * as z from 'zod'
import { label, link, sentence, template } from '../../src/engine/schema/fields'

/** Words of the interface that do not belong to a single page: content/site/strings.yaml. */
export const strings = z.strictObject({
  skip: label.describe('First link of every page.'),
  home: label.describe('First breadcrumb.'),
  optional: label.describe('After the label of a field that may stay empty.'),
  navigation: z
    .strictObject({
      main: label.describe('The menus of the header.'),
      mobile: label.describe('The mobile menu.'),
      breadcrumb: label.describe('The breadcrumbs over a heading.'),
      top: label.describe('The bar at the top.'),
      legal: label.describe('The legal documents in the footer.'),
      contents: label.describe('The links to the sections of a page.'),
      pages: label.describe('The page numbers under a list.'),
    })
    .describe('Names of the navigation landmarks.'),
  header: z
    .strictObject({
      closeMenu: label.describe('Button that closes the mobile menu.'),
      menu: label.describe('Name of the mobile menu and of its button, read aloud.'),
      search: label.describe('Link to the search, under its icon.'),
      siteMap: label.describe('The same link in the mobile menu without JavaScript: the page has the site map then.'),
      region: label.describe('Label of the region selector.'),
      regionNote: sentence.describe('Says what choosing a region does.'),
      showRegion: label.describe('Button of the region selector, for the keyboard and without JavaScript.'),
      theme: label.describe('Name of the theme switch.'),
      themeSystem: label.describe('Choice that follows the system.'),
      themeLight: label.describe('Choice of the light theme.'),
      themeDark: label.describe('Choice of the dark theme.'),
      language: label.describe('Label of the language selector in the footer.'),
      languageNote: sentence.describe('In the open selector: the language that the page is in.'),
    })
    .describe('Controls of the header.'),
  list: z
    .strictObject({
      all: label.describe('The chip for everything.'),
      categories: label.describe('Name of the group of chips.'),
      showing: template(label, 'n').describe('`Showing {n} results`.'),
      showingTechnologies: template(label, 'n').describe('`Showing {n} technologies`.'),
      showingPositions: template(label, 'n').describe('`Showing {n} position(s)`.'),
      forCategory: template(label, 'category').describe('` for "{category}"`, also for a department.'),
      inCategory: template(label, 'category').describe('` in "{category}"`, also for a location.'),
      matching: template(label, 'search').describe('` matching "{search}"`.'),
      clear: label.describe('Clear Filters.'),
      tryAgain: sentence.describe('Shown when nothing in a list matches.'),
      nothing: z
        .strictObject({
          title: label.describe('Heading.'),
          text: sentence.describe('Under the heading.'),
          action: link().describe('The button.'),
        })
        .describe('Shown instead of a list without entries.'),
      more: template(label, 'n').describe('`+{n}`, after the tags that are shown.'),
      moreTags: template(label, 'n').describe('`{n} more tags`, read aloud.'),
      moreTag: label.describe('Used instead for a single tag, read aloud.'),
      moreCapabilities: template(label, 'n').describe('`+{n} more`.'),
      page: template(label, 'n').describe('`Page {n}`.'),
      previous: label.describe('Link to the page before.'),
      next: label.describe('Link to the page after.'),
    })
    .describe('Lists and their filters.'),
  howWeMeasure: label.describe('Link under a row of figures, to their definitions.'),
  card: z
    .strictObject({
      to: label.describe('Between the values before and after, read aloud instead of the arrow.'),
      minutes: template(label, 'n').describe('`{n} min read`.'),
      outcomes: label.describe('Heading of the outcomes of a service.'),
      capabilities: label.describe('Heading of the capabilities of a service.'),
      learnMore: label.describe('Link of a service card.'),
      pastEvent: label.describe('Badge of a past event.'),
      registrationClosed: label.describe('Shown instead of the button of a past event.'),
      register: label.describe('Button of an upcoming event.'),
      addToCalendar: label.describe('Link of an upcoming event to its calendar file.'),
      cancelled: label.describe('Badge of a cancelled event.'),
      program: label.describe('Control that opens the program of an event.'),
      where: label.describe('Before the place of an event.'),
      speaker: label.describe('Before the speaker of an event.'),
      readOnline: label.describe('Link of a whitepaper to its page.'),
      downloadPdf: label.describe('Button of the featured whitepaper to its file.'),
      pdf: label.describe('That button on a small card.'),
      issue: template(label, 'year', 'n').describe('`{year} · No. {n}`, at the foot of the cover of a whitepaper.'),
    })
    .describe('Cards.'),
  calendar: z
    .strictObject({
      subscribe: label.describe('Link that opens the calendar program of the visitor.'),
      file: label.describe('Link to the file of the calendar, whose address other programs subscribe to.'),
      byHand: sentence.describe('How to subscribe if that link opens nothing. The address of the calendar follows.'),
    })
    .describe('Links to a calendar that programs subscribe to.'),
  file: z
    .strictObject({
      kind: label.describe('Kind of a file, on the button that downloads it.'),
      pages: template(label, 'n').describe('`{n} pages`, after it.'),
      page: template(label, 'n').describe('Used instead for a single page.'),
    })
    .describe('PDFs.'),
  neighbors: z
    .strictObject({
      name: label.describe('Name of the two links, read aloud.'),
      previous: label.describe('Above the title of the previous entry.'),
      next: label.describe('Above the title of the next entry.'),
      list: label.describe('Above the name of the list, which is shown instead of a missing neighbor.'),
    })
    .describe('Links from a page to its neighbors in their list.'),
  article: z
    .strictObject({
      updated: template(label, 'date').describe('`Updated {date}`, next to the day of publication, if an entry states it.'),
      contents: label.describe('Heading of the table of contents.'),
      author: label.describe('Heading of the author box at the end.'),
      moreAbout: template(label, 'person').describe('`More about {person}`: link to the introduction of the author.'),
      related: label.describe('Heading of the related articles.'),
      like: label.describe('Button that likes the article.'),
      save: label.describe('Button that saves it.'),
      share: label.describe('Button that shares it.'),
      saved: sentence.describe('After saving.'),
      savedList: label.describe('Link after it, to the list of saved articles.'),
      notKept: sentence.describe('Shown if the browser cannot store it.'),
      inNumbers: label.describe('Name of the figures in the margin, read aloud.'),
      headingLink: template(label, 'heading').describe('`Link to this section: {heading}`, read aloud.'),
      pictures: z
        .strictObject({
          enlarge: template(label, 'alt').describe('`Enlarge: {alt}`: the link around a picture, read aloud.'),
          close: label.describe('Button that closes the large picture.'),
        })
        .describe('Pictures in texts.'),
      code: z
        .strictObject({
          copy: label.describe('Button that copies a block of code.'),
          copied: sentence.describe('After copying.'),
          byHand: sentence.describe('Shown if the browser refuses; the code is selected then.'),
        })
        .describe('Blocks of code.'),
      notes: z
        .strictObject({
          note: template(label, 'n').describe('`Note {n}`: link from a text to a footnote, read aloud.'),
          back: template(label, 'n').describe('`Back from note {n}`: link from a footnote to the text, read aloud.'),
        })
        .describe('Footnotes.'),
      tasks: z
        .strictObject({
          done: label.describe('Before a task of an article, or a step of the inquiry form, that is done; read aloud.'),
          open: label.describe('Before an open task, read aloud.'),
        })
        .describe('Lists of tasks.'),
    })
    .describe('Articles.'),
  tools: z
    .strictObject({
      title: label.describe('Heading of the files that an article offers.'),
      lede: sentence.describe('Under the heading: how they may be used.'),
      licence: link().describe('Link to the text of their licence.'),
      inFile: sentence.describe('The licence in each file, after its name; the address of the licence follows.'),
      download: label.describe('Button of a file.'),
    })
    .describe('Files to download.'),
  share: z
    .strictObject({
      copied: sentence.describe('After copying the address of a page.'),
      byHand: label.describe('Above the address, if the browser refuses to copy it.'),
      selected: sentence.optional().describe('Used instead if the button is refused too; the address is selected then.'),
      copy: label.describe('Button next to that address, which selects it and tries again.'),
      close: label.optional().describe('Button that closes the panel with that address, read aloud. Left out: there is none.'),
    })
    .describe('Buttons that share a page or copy its address.'),
  kinds: z
    .strictObject({
      caseStudy: label.describe('A case study.'),
      whitepaper: label.describe('A whitepaper or eBook.'),
      newsroom: label.describe('A news item.'),
      blog: label.describe('A blog post.'),
      event: label.describe('An event.'),
      service: label.describe('A service.'),
      industry: label.describe('An industry.'),
      job: label.describe('A position.'),
      legal: label.describe('A legal document.'),
      page: label.describe('A single page, such as About.'),
      region: label.describe('A region with its offices.'),
      technology: label.describe('A category of technologies.'),
    })
    .describe('Names of the kinds of content, one of each.'),
  subscribe: z
    .strictObject({
      email: label.describe('Label of the field, read aloud.'),
      placeholder: label.describe('In the empty field.'),
      button: label.describe('Button that subscribes.'),
      withoutScript: sentence.describe('Below the button without JavaScript: it opens the email program.'),
      feeds: label.describe('Before the links to the feeds of a page.'),
      formats: z
        .strictObject({
          atom: label.describe('Atom.'),
          rss: label.describe('RSS.'),
          json: label.describe('JSON Feed.'),
        })
        .describe('Names of the formats of feeds.'),
      messages: z
        .strictObject({
          missing: sentence.describe('When no address is typed.'),
          invalid: sentence.describe('When the address is invalid; includes an example.'),
          topics: sentence.describe('When no topic is chosen.'),
          sent: template(sentence, 'email').describe('After sending, with `{email}`.'),
          notConfigured: sentence.describe('If the site has no keys for the mail service; the link to the Atom feed follows.'),
          failed: sentence.describe('After a failure; the reason from content/site/contact.yaml follows.'),
          feed: label.describe('Link to the Atom feed, if nothing was sent.'),
        })
        .describe('Messages of the boxes.'),
    })
    .describe('Boxes that take an email address.'),
  chart: z
    .strictObject({
      table: label.describe('Opens the figures as a table.'),
      total: label.describe('Head of the last column of such a table.'),
    })
    .describe('Charts.'),
  files: z
    .strictObject({
      byline: template(sentence, 'author', 'title', 'date').describe('Under the title of a Markdown file: author, position and day.'),
      bylineUpdated: template(sentence, 'author', 'title', 'date', 'updated').describe('Used instead for an updated text.'),
      download: label.describe('Before a file that belongs to a text, in the Markdown file of the text.'),
      published: label.describe('Before the address of its page.'),
      markdown: sentence.describe('At the head of llms.txt: a description of its links.'),
      feed: label.describe('Link of llms.txt to the feed.'),
      siteMap: label.describe('Link of llms.txt to the site map for search engines.'),
      team: label.describe('Heading of the people in humans.txt.'),
      site: label.describe('Heading of the site in humans.txt.'),
      updated: label.describe('Before the day of the newest entry.'),
      language: label.describe('Before the language of the site.'),
    })
    .describe('Files in text formats.'),
  contactPanel: z
    .strictObject({
      title: label.describe('Name of the panel, read aloud.'),
      email: label.describe('Before our email address.'),
      phone: label.describe('Before our phone number.'),
      address: label.describe('Before our postal address.'),
      hours: label.describe('Before our office hours.'),
      more: label.describe('Label of the control that opens address, hours and readers on phones.'),
    })
    .describe('The side panel with contact details.'),
  motion: z
    .strictObject({ pause: label.describe('Label while the picture moves.'), play: label.describe('Label while it is paused.') })
    .describe('The pause control of moving pictures.'),
})
