/** Every browser that runs the app observes sizes by itself; what stands in for that weighs as much as the sign-in form. */
export default ResizeObserver
