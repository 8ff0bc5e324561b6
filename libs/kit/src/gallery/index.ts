/** `@sannidhi/kit/gallery`: loaded by the shell at `/dev/kit`, in development only. */
export { KitGallery } from './kit-gallery.tsx';
