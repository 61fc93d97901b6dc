# Builds the site and serves it with nginx on port 8080:
#   docker build --build-arg SITE_ORIGIN=https://www.example.com --tag site .
#   docker run --rm --publish 8080:8080 --read-only --tmpfs /tmp --cap-drop ALL site
# `--build-arg BASE_PATH=/site/` puts it below a path; the last slash is needed.

FROM node:22-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
ARG SITE_ORIGIN=
ARG BASE_PATH=/
RUN npm run build -- --out "/srv/www$BASE_PATH" \
  && npm run --silent hosts -- nginx --out "/srv/www$BASE_PATH" > site.conf \
  && printf 'server {\n  listen 8080;\n  root /srv/www;\n  include /etc/nginx/site.conf;\n}\n' > server.conf

# This image runs as the user 101, and its nginx writes into /tmp only.
FROM nginxinc/nginx-unprivileged:stable-alpine
COPY --from=build /srv/www /srv/www
COPY --from=build /build/site.conf /etc/nginx/site.conf
COPY --from=build /build/server.conf /etc/nginx/conf.d/default.conf
ARG BASE_PATH=/
ENV BASE_PATH=$BASE_PATH
USER 101
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q --spider "http://127.0.0.1:8080$BASE_PATH" || exit 1
